import { stageConfig } from '../stage-config.ts';

export default stageConfig('filters', import.meta.dirname, {
  globalSetup: './install-filters.ts',
  testTimeout: 15 * 60_000,
});
