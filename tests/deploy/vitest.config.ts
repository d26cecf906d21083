import { stageConfig } from '../stage-config.ts';

export default stageConfig('deploy', import.meta.dirname, { globalSetup: './install-nginx.ts' });
