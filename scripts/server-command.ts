/** How Node is asked to run the server. What starts it without this file (`deploy/`) says the same; a test holds them together. */

/**
 * A young generation of 8 MB a half: left alone it grows under load until it holds 100 MB, and stays there. With 16 what grew
 * old was collected so rarely that memory went up to 208 MB in between; with 4 an answer from the cache costs a fifth more.
 */
export const serverFlags = ['--max-semi-space-size=8'] as const

/**
 * The C library keeps a heap of its own for each thread, and pages are compressed in whichever thread is free: each heap stays
 * as large as the largest page once made it. One heap for all is as fast here.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' } as const
