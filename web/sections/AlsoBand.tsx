import { areaPath, areas } from '../../content/areas.ts';
import type { LinkedSentence } from '../../content/services/service.ts';
import { services } from '../../content/services/services.ts';
import { Band, type BandTone } from '../ui/Band.tsx';
import { LINK } from '../ui/text-link.ts';

const PATHS: ReadonlySet<string> = new Set([
  ...services.map(({ path }) => path),
  ...areas.map(areaPath),
]);

interface AlsoBandProps {
  sentences: readonly LinkedSentence[];
  tone: BandTone;
}

/** Sentences that lead to other pages, as far as the site has them. */
export function AlsoBand({ sentences, tone }: AlsoBandProps) {
  const known = sentences.filter(({ to }) => PATHS.has(to));
  if (known.length === 0) return null;
  return (
    <Band size="tight" tone={tone}>
      <ul className="grid gap-6 md:grid-cols-3">
        {known.map(({ before, link, to, after }) => (
          <li key={to} className="max-w-remark border-line border-t pt-4">
            <span>{before}</span>
            <a href={to} className={LINK}>
              {link}
            </a>
            <span>{after}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
