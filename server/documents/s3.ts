import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { atMost } from '../at-most.ts'
import { errorCode, log } from '../log.ts'
import type { S3Settings } from '../settings.ts'
import type { Storage } from './storage.ts'

/** What a store answers that has no versions at all. */
const unknownQuestion = new Set(['NotImplemented', 'MethodNotAllowed'])

/** Loaded only where there is an S3 store. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
	const s3 = await import('@aws-sdk/client-s3')
	const client = new s3.S3Client({
		region: settings.region,
		credentials: {
			accessKeyId: settings.accessKeyId,
			secretAccessKey: settings.secretAccessKey,
		},
		...(settings.endpoint === null ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
		// The default framing was stored as part of the content by one server that speaks S3.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		maxAttempts: 3,
		requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
	})
	const Bucket = settings.bucket
	// A body in memory can be sent again when a try fails; so few at a time that memory stays small.
	const few = atMost(4)

	/** Null where the store does not know the question. Every other failure is one: old versions may be there. */
	async function versionsOf(name: string) {
		try {
			return await client.send(new s3.ListObjectVersionsCommand({ Bucket, Prefix: name }))
		} catch (error) {
			if (unknownQuestion.has(errorCode(error))) return null
			throw error
		}
	}

	/** A bucket with versions keeps what was deleted under its old version. */
	async function removeVersions(name: string): Promise<void> {
		const found = await versionsOf(name)
		for (const { Key, VersionId } of [
			...(found?.Versions ?? []),
			...(found?.DeleteMarkers ?? []),
		]) {
			if (Key !== name || !VersionId || VersionId === 'null') continue
			await client.send(new s3.DeleteObjectCommand({ Bucket, Key, VersionId }))
		}
	}

	// Asked once at the start, so that the log says what erasing can do before it is needed. Nobody waits for it.
	void versionsOf('versions-are-listed').then(
		(found) => found === null && log.warn('store lists no versions'),
		(error) => log.warn('versions can not be listed', { code: errorCode(error) }),
	)

	return {
		put: (name, path, contentType) =>
			few(async () => {
				const Body = await readFile(path)
				await client.send(
					new s3.PutObjectCommand({ Bucket, Key: name, Body, ContentType: contentType }),
				)
			}),
		async read(name) {
			try {
				const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: name }))
				return Body instanceof Readable ? Body : null
			} catch (error) {
				if (error instanceof s3.NoSuchKey) return null
				throw error
			}
		},
		async list(prefix) {
			const names: string[] = []
			for (let from: string | undefined; ; ) {
				const page = await client.send(
					new s3.ListObjectsV2Command({
						Bucket,
						Prefix: prefix,
						...(from === undefined ? {} : { ContinuationToken: from }),
					}),
				)
				names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
				from = page.NextContinuationToken
				if (from === undefined) return names
			}
		},
		async remove(name) {
			await client.send(new s3.DeleteObjectCommand({ Bucket, Key: name }))
			await removeVersions(name)
		},
		async ping() {
			await client.send(new s3.HeadBucketCommand({ Bucket }))
		},
	}
}
