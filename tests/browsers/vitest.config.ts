import { stageConfig } from '../stage-config.ts';

export default stageConfig('browsers', import.meta.dirname);
