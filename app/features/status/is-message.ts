import type { StatusView } from '#domain/cases/status.ts'

/** Somebody who wrote a message has sent no request: their page takes other words. */
export const isMessage = (kind: StatusView['kind']): boolean => kind === 'contact_submissions'
