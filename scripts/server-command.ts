/** How Node is asked to run the server. What starts it without this file (`deploy/`) says the same; a test holds them together. */

/**
 * The C library keeps a heap of its own for each thread, and pages are compressed in whichever thread is free: each heap stays
 * as large as the largest page once made it. One heap for all is as fast here.
 *
 * The young generation is left alone: V8 lets it grow to 134 MB where the heap may have 4 GB. `--max-semi-space-size=8` holds it at 17:
 * 167 MB instead of 202 after every page once and 100,000 requests, 197 instead of 287 after every page three times more; on a busy machine it cost a
 * cached page about 7 % more processor time, and an uncached one about 15. A machine that is short of memory can say it in `NODE_OPTIONS`.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' } as const
