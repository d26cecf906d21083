import { loadConfig } from '../config.ts';
import { runLeads } from './run-leads.ts';
import { processTerminal } from './terminal.ts';

process.exitCode = await runLeads(process.argv.slice(2), {
  loadConfig,
  terminal: processTerminal(process),
  now: () => new Date(),
});
