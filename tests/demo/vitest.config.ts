import { stageConfig } from '../stage-config.ts';

export default stageConfig('demo', import.meta.dirname);
