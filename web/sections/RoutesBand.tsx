import type { RoutesBlock } from '../../content/page.ts';
import { Band, BandHeading, type BandTone } from '../ui/Band.tsx';

type RoutesBandProps = Omit<RoutesBlock, 'kind'> & { tone?: BandTone };

export function RoutesBand({ heading, lead, groups, tone }: RoutesBandProps) {
  return (
    <Band tone={tone}>
      <BandHeading lead={lead}>{heading}</BandHeading>
      <div className="mt-10 grid gap-x-6 gap-y-12 lg:mt-14 lg:grid-cols-2 lg:gap-x-16">
        {groups.map(({ title, routes }) => (
          <div key={title}>
            <h3 className="font-[650] text-ink-2">{title}</h3>
            <ul className="mt-3">
              {routes.map(({ name, note }) => (
                <li key={name} className="border-line border-b py-4">
                  <span className="font-[700] text-[20px] leading-tight">{name}</span>
                  {note && <span className="mt-1 block text-ink-2 leading-snug">{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
