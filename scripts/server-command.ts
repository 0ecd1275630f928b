/** How Node is asked to run the server. What starts it without this file (`deploy/`) says the same; a test holds them together. */

/**
 * A young generation of 8 MB. Left alone it grows to 64 MB and more under load and never shrinks; rendering a page takes about
 * a twentieth more time for it, an answer from the cache none.
 */
export const serverFlags = ['--max-semi-space-size=8'] as const

/**
 * The C library keeps a heap of its own for each thread, and pages are compressed in whichever thread is free: each heap stays
 * as large as the largest page once made it. One heap for all is as fast here.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' } as const
