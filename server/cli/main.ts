import { leadsName, loadConfig } from '../config.ts';
import { runLeads } from './run-leads.ts';
import { processTerminal } from './terminal/terminal.ts';

// What a command lays down for a while is removed when the process exits, not when a signal ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

process.exitCode = await runLeads(process.argv.slice(2), {
  name: leadsName(),
  loadConfig,
  terminal: processTerminal(process),
  now: () => new Date(),
});
