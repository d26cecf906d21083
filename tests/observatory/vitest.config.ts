import { stageConfig } from '../stage-config.ts';

export default stageConfig('headers', import.meta.dirname, {
  silent: 'passed-only',
  globalSetup: './install.ts',
});
