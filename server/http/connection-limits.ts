/** What one connection may take, and how many there may be. Behind a proxy all of them are the
 *  proxy's, and a mobile network puts thousands of visitors behind one address: so nothing is counted
 *  by address here, and the timeouts are what frees a connection that somebody only holds. Nor does a
 *  connection end after so many requests: that would only make the proxy dial again. */
export const CONNECTION_LIMITS = {
  // All in milliseconds. A phone at the edge of the network sends 32 KiB in less; who takes longer
  // holds a connection that somebody else needs.
  requestTimeout: 10_000,
  // Nothing moved on the connection, in either direction.
  connectionTimeout: 30_000,
  // Longer than the 60 s for which nginx keeps a connection to us: the one that hangs up first must
  // be the proxy, or it sends a request into a closing door.
  keepAliveTimeout: 72_000,
  http: {
    // Headers are one packet or two. Also for who connects and says nothing at all.
    headersTimeout: 5000,
    // How late the limits on headers and request may be noticed.
    connectionsCheckingInterval: 1000,
    // In bytes. Node's own figure, held here: browsers send 1 KiB, and up to 8 with the cookies of
    // everything else that runs on the same host.
    maxHeaderSize: 16 * 1024,
  },
};

/** Some 20 KiB of memory each, so 80 MiB at worst; and with the database, mail and pages below 4096,
 *  the fewest open files that a system allows a process today. Whoever comes after that is hung up on,
 *  which a proxy and a browser try again. */
export const MOST_CONNECTIONS = 3900;
