/** Limits on one connection. Nothing is counted by address: behind a proxy all connections are the
 *  proxy's, and a mobile network puts thousands of visitors behind one address. The timeouts free a
 *  connection that a client only holds. A connection has no limit on its requests: that would only
 *  make the proxy dial again. */
export const CONNECTION_LIMITS = {
  // All in milliseconds. A phone at the edge of the network sends 32 KiB in less; a slower client
  // holds a connection that another visitor needs.
  requestTimeout: 10_000,
  // The longest silence on the connection in both directions.
  connectionTimeout: 30_000,
  // Longer than the 60 s for which nginx keeps a connection to the server: the proxy must hang up
  // first, or it may send a request on a connection that is being closed.
  keepAliveTimeout: 72_000,
  http: {
    // Headers are one packet or two. This also ends a connection on which nothing is sent.
    headersTimeout: 5000,
    // The longest delay in enforcing the limits on headers and request.
    connectionsCheckingInterval: 1000,
    // In bytes. Node's own default, fixed here: browsers send 1 KiB, and up to 8 with the cookies
    // of other programs on the same host.
    maxHeaderSize: 16 * 1024,
  },
};

/** Some 20 KiB of memory each, so 80 MiB at worst; and with the database, mail and pages below
 *  4096, the lowest limit on open files that a system sets for a process today. The server hangs up
 *  on any further connection, which a proxy or a browser tries again. */
export const MOST_CONNECTIONS = 3900;
