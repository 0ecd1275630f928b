/** How Node is asked to run the server. What starts it without this file (`deploy/`) says the same; a test holds them together. */

/**
 * The C library keeps a heap of its own for each thread, and pages are compressed in whichever thread is free: each heap stays
 * as large as the largest page once made it. One heap for all is as fast here.
 *
 * Left alone, V8 lets the young generation grow to 134 MB where the heap may have 4 GB. With 16 MB a half the server has 168 MB
 * after every page once and 100,000 requests instead of 200, and answers as fast; 8 cost a cached page 7 % and an uncached one 15.
 */
export const serverEnvironment = {
	MALLOC_ARENA_MAX: '1',
	NODE_OPTIONS: '--max-semi-space-size=16',
} as const
