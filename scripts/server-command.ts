/** How Node is asked to run the server. What starts it without this file (`deploy/`) says the same; a test holds them together. */

/**
 * The young generation gets half of what Node gives it: left alone it grows under load until it holds 100 MB, and stays there.
 * A quarter would save 15 MB more and make every answer from the cache two hundredths dearer.
 */
export const serverFlags = ['--max-semi-space-size=16'] as const

/**
 * The C library keeps a heap of its own for each thread, and pages are compressed in whichever thread is free: each heap stays
 * as large as the largest page once made it. One heap for all is as fast here.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' } as const
