export const moveTypes: readonly ['residential', ...'commercial'[]] = ['residential'];
