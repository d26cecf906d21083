// Taken from the package, not from the folder .astro: each build writes that one again, and a type check
// may be reading it.
/// <reference types="astro/client" />
