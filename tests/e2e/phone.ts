import { devices } from '@playwright/test';

const { defaultBrowserType: _, ...device } = devices['Pixel 7'];

/** For `test.use`: a phone in the hand, at 390 px. A separate project would need another browser. */
export const phone = { ...device, viewport: { width: 390, height: 844 } };
