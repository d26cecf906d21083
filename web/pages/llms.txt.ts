import { company } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { localRates, startingPrice } from '../../content/prices.ts';
import { cancellationNotice, noInsurance, payment, quoteGoodFor } from '../../content/terms.ts';
import { absoluteUrl } from '../seo/absolute-url.ts';
import { sitePages } from '../seo/site-pages.ts';

/** The site in brief, for language models (llmstxt.org). */
export function GET() {
  const rates = localRates.rates.map(
    ({ load, price, suits }) => `- ${load}: ${price} an hour (${suits})`,
  );
  const pages = sitePages.map(
    ({ path, head }) => `- [${head.title}](${absoluteUrl(path)}): ${head.description}`,
  );
  return new Response(`# ${company.name}

> ${company.blurb} Moves start at ${startingPrice}; a quote is free, and good for ${quoteGoodFor}.

- Telephone: ${company.phone.display}
- WhatsApp: +${company.whatsAppNumber}
- Email: ${company.email}
${openingHours.map((line) => `- ${line}`).join('\n')}

## Local moving rates

${rates.join('\n')}

${localRates.note}

## Terms

- Payment: when the move is done, by ${payment}.
- Cancelling: at least ${cancellationNotice}’ notice.
- Insurance: ${noInsurance}

## Pages

${pages.join('\n')}
`);
}
