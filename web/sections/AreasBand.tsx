import { areaPathOf } from '../../content/areas.ts';
import { Band, BandHeading } from '../ui/Band.tsx';
import { areaTestId } from './area-test-id.ts';

interface AreasBandProps {
  heading: string;
  lead?: string | undefined;
  names: readonly string[];
  note?: string | undefined;
  /** The page on which this stands, which a tile does not link to. */
  path?: string;
}

/** A tile for each area; one that has a page of its own leads there. */
export function AreasBand({ heading, lead, names, note, path }: AreasBandProps) {
  return (
    <Band tone="tint">
      <BandHeading lead={lead}>{heading}</BandHeading>
      <ul className="mt-8 grid grid-cols-2 gap-x-6 lg:mt-12 lg:grid-cols-3">
        {names.map((name) => {
          const target = areaPathOf(name);
          return (
            <li
              key={name}
              data-testid={areaTestId(name)}
              className="border-edge/40 border-b py-3.5 font-[650] text-[17px] leading-tight lg:text-[21px]"
            >
              {target && target !== path ? (
                <a
                  href={target}
                  className="underline-offset-4 hover:text-jacaranda hover:underline"
                >
                  {name}
                </a>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ul>
      {note && <p className="mt-8 text-ink-2">{note}</p>}
    </Band>
  );
}
