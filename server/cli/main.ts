import { leadsName, loadConfig } from '../settings/config.ts';
import { runLeads } from './run-leads.ts';
import { processTerminal } from './terminal/terminal.ts';

// Temporary files are removed when the process exits, but not when a signal kills it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

process.exitCode = await runLeads(process.argv.slice(2), {
  name: leadsName(),
  loadConfig,
  terminal: processTerminal(process),
  now: () => new Date(),
});
