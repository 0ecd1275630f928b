/** How Node is asked to run the server. What starts it without this file (`deploy/`) says the same; a test holds them together. */

/**
 * The C library keeps a heap of its own for each thread, and pages are compressed in whichever thread is free: each heap stays
 * as large as the largest page once made it. One heap for all is as fast here. (A smaller young generation would save 45 MB more, and cost a cached page about a tenth of its speed.)
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' } as const
