import './devices.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DevicesView } from '../../domain/team/devices.ts';
import { openedByTeam, sendByTeam } from '../api/by-device.ts';
import { MailSignInLink } from '../by-key/MailSignInLink.tsx';
import { PageAge } from '../by-key/PageAge.tsx';
import { PRESS_AGAIN } from '../by-key/press-again.ts';
import { TeamPage } from '../by-key/TeamPage.tsx';
import { Button } from '../ui/Button.tsx';
import { Pill } from '../ui/Pill.tsx';
import { TEXT_LINK } from '../ui/text-link.ts';
import { forgetTeam } from './forget-team.ts';

const PATH = '/api/devices';

type Device = DevicesView['devices'][number];

/** The team's page with the devices that are signed in. */
export function Devices() {
  return (
    <TeamPage<DevicesView>
      className="wrap pt-2 pb-16 md:pt-4"
      path={PATH}
      again={{ refetchInterval: 5 * 60_000 }}
    >
      {({ devices }) => (
        <div className="max-w-160">
          <h1 className="heading-2 text-h3">Our devices</h1>
          <PageAge />
          <p className="text-ink-2 text-small">
            <span>Requests and the diary open on these. Sign out one that is lost or sold.</span>{' '}
            <a href="/diary" className={`-my-3 ${TEXT_LINK}`}>
              The diary
            </a>
          </p>
          <ul className="device-list mt-5">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          <h2 className="heading-3 mt-8">Another device</h2>
          <p className="mt-2 mb-3 text-ink-2">
            Send a link to our inbox, and open it on that device.
          </p>
          <MailSignInLink kind="second" />
        </div>
      )}
    </TeamPage>
  );
}

function DeviceRow({ device: { id, name, browser, used, isThis } }: { device: Device }) {
  const queries = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => sendByTeam('DELETE', `${PATH}/${id}`),
    onSuccess: () => {
      if (isThis) forgetTeam();
    },
    onSettled: () => queries.invalidateQueries(openedByTeam(PATH)),
  });
  return (
    <li className="device-row rounded-tile border border-line bg-surface p-4">
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="text-lead">{name}</strong>
          {isThis && <Pill>This device</Pill>}
        </p>
        <p className="text-ink-2 text-small">
          {[browser, `last used ${used}`].filter(Boolean).join(', ')}
        </p>
        <p role="status" className="font-semibold text-small">
          {isError && !isPending && PRESS_AGAIN}
        </p>
      </div>
      <Button
        kind="second"
        size="small"
        className="px-3 text-small"
        aria-label={`Sign out ${name}`}
        busy={isPending}
        onClick={() => mutate()}
      >
        {isPending ? 'Signing out…' : 'Sign out'}
      </Button>
    </li>
  );
}
