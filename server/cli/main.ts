import { leadsName, loadConfig } from '../config.ts';
import { runLeads } from './run-leads.ts';
import { processTerminal } from './terminal/terminal.ts';

process.exitCode = await runLeads(process.argv.slice(2), {
  name: leadsName(),
  loadConfig,
  terminal: processTerminal(process),
  now: () => new Date(),
});
