/** In the terms of service, and next to every quote. */
export const refunds =
  'Unless the law gives you a refund, all sales are final and we give no refunds.';
