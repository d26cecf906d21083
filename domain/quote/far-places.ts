import { region } from '../../content/region.ts';

/** Cities by their province, with their official and Afrikaans names. Distances within a province do
 *  not count as far. */
const PLACES: Readonly<Record<string, string>> = {
  'Eastern Cape': 'port elizabeth|gqeberha|east london|kugompo|eastern cape',
  'Free State': 'bloemfontein|mangaung|free state',
  Gauteng: 'johannesburg|joburg|pretoria|tshwane|gauteng',
  'KwaZulu-Natal': 'durban|ethekwini|pietermaritzburg|kwazulu[- ]natal|kzn',
  Limpopo: 'polokwane|limpopo',
  Mpumalanga: 'mbombela|nelspruit|mpumalanga',
  'Northern Cape': 'kimberley|northern cape',
  'Western Cape': 'cape town|kaapstad|george|knysna|stellenbosch|western cape',
};

/** Whether the address names a city or province far from the one where the company is at home. A
 *  street may carry a city's name too: 'Durban Street' is none. A guess, for a question. */
export function isFarAway(address: string, home: string = region.province): boolean {
  const streetless = address.replace(
    /\b[\w-]+\s+(street|road|avenue|drive|lane|close|crescent)\b/gi,
    '',
  );
  return Object.entries(PLACES).some(
    ([province, names]) =>
      province !== home && new RegExp(`\\b(?:${names})\\b`, 'i').test(streetless),
  );
}
