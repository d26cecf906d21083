export const areaOrder: readonly string[] = ['durban', 'umhlanga', 'westville'];

export const featuredAreas: readonly string[] = ['durban'];
