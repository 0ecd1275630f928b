import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { createFileStorage } from './files.ts'
import { openS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

export async function openStorage({
	dataDir,
	s3,
}: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
	return s3 ? openS3Storage(s3) : createFileStorage(join(dataDir, 'documents'))
}
