import type { RoutesBlock } from '../../content/page.ts';
import { Band, type BandOf } from '../ui/Band.tsx';
import './routes-band.css';

/** The most popular routes in large type, each as a road from its start to its end. */
export function RoutesBand({ groups, ...band }: BandOf<RoutesBlock>) {
  const [popular, ...others] = groups;
  return (
    <Band {...band}>
      {popular && (
        <div className="mt-10 lg:mt-14">
          <h3 className="font-semibold text-ink-2">{popular.title}</h3>
          <ul className="mt-3 border-ink border-t-2">
            {popular.routes.map(({ name, note }) => (
              <li
                key={name}
                className="grid items-center gap-x-6 gap-y-2 border-line border-b py-5 lg:grid-cols-12"
              >
                <span className="route-mark flex w-24 items-center text-jacaranda" aria-hidden>
                  <span className="mx-1.25 grow border-edge border-t-3 border-dashed" />
                </span>
                <span className="heading-3 text-h3 lg:col-span-7 lg:text-title">{name}</span>{' '}
                <span className="text-ink-2 leading-snug lg:col-span-4">{note}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.map(({ title, routes }) => (
        <div key={title} className="mt-12 lg:mt-16">
          <h3 className="font-semibold text-ink-2">{title}</h3>
          <ul className="mt-1 grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
            {routes.map(({ name, note }) => (
              <li key={name} className="border-line border-b py-4">
                <span className="font-bold text-lead leading-tight">{name}</span>{' '}
                {note && <span className="mt-1 block text-ink-2 leading-snug">{note}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Band>
  );
}
