// The configuration of dependency-cruiser: a rule for each line of rooms.ts, and one against cycles.
import { posix } from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';
import { rooms } from '../rooms.ts';

const TESTS = '[.]test[.]tsx?$';

/** The table with paths from the project's folder. */
export const lines = Object.entries(rooms).flatMap(([folder, inFolder]) =>
  Object.entries(inFolder).map(([room, mayImport]) => ({
    room: posix.join(folder, room),
    allowed: mayImport
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => (name.startsWith('/') ? name.slice(1) : posix.join(folder, name))),
  })),
);

/** Rooms of one folder that may import each other: whoever reads one needs both. */
const pairs = lines.flatMap(({ room, allowed }) =>
  lines
    .filter((other) => room.includes('/') && room < other.room)
    .filter((other) => allowed.includes(other.room) && other.allowed.includes(room))
    .map((other) => `${room} and ${other.room}`),
);
if (pairs.length > 0) throw new Error(`rooms.ts: ${pairs.join(', ')} may import each other.`);

/** The expression for a room's files. A file with a line to itself is in no `*.ts`. */
function filesOf(room: string): string {
  const path = room.replaceAll('.', '[.]').replaceAll('*', '[^/]+');
  if (!room.endsWith('.ts')) return `^${path}/`;
  const others = lines.map((line) => line.room).filter((name) => /[^*][.]ts$/.test(name));
  return room.endsWith('*.ts') ? `^(?!(?:${others.join('|')})$)${path}$` : `^${path}$`;
}

const WITHOUT_LINE = {
  path: '/',
  pathNot: ['node_modules/', ...lines.map(({ room }) => filesOf(room))],
};

const configuration: IConfiguration = {
  forbidden: [
    ...lines.map(({ room, allowed }) => ({
      name: room,
      comment: `rooms.ts: ${room} may import ${allowed.join(', ') || 'no other room'}.`,
      severity: 'error' as const,
      from: { path: filesOf(room), pathNot: TESTS },
      to: { dependencyTypes: ['local' as const], pathNot: [room, ...allowed].map(filesOf) },
    })),
    {
      name: 'folder-without-a-line',
      comment: 'rooms.ts: say in a line what the folder of the first file may import.',
      severity: 'error',
      from: WITHOUT_LINE,
      to: {},
    },
    {
      name: 'import-from-a-folder-without-a-line',
      comment: 'rooms.ts: say in a line what the folder of the second file may import.',
      severity: 'error',
      from: {},
      to: { ...WITHOUT_LINE, dependencyTypes: ['local'] },
    },
    {
      name: 'cycle',
      comment: 'A file must not import itself through others, not even for a type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules/',
    exclude: '^(?:[.]astro|dist|playwright-report|var)/',
  },
};

export default configuration;
