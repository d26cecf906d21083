import { stageConfig } from '../stage-config.ts';

export default stageConfig('rebrand', import.meta.dirname);
