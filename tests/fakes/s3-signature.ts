/** The signature that S3 asks for with every request (AWS Signature Version 4), worked out from the request itself. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface Credentials {
	accessKeyId: string
	secretAccessKey: string
	region: string
}

export interface SignedRequest {
	method: string
	/** As it was sent: path and query, still encoded. */
	url: string
	headers: IncomingHttpHeaders
}

const algorithm = 'AWS4-HMAC-SHA256'
const mayDiffer = 15 * 60 * 1000
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** `Credential=…, SignedHeaders=…, Signature=…` */
const authorization = new RegExp(
	`^${algorithm} Credential=([^/]+)/(\\d{8})/([^/]+)/s3/aws4_request, ?SignedHeaders=([\\w;-]+), ?Signature=([0-9a-f]{64})$`,
)

function canonicalQuery(url: string): string {
	const [, query = ''] = url.split('?')
	const pairs = query.split('&').filter(Boolean)
	return pairs
		.map((pair) => (pair.includes('=') ? pair : `${pair}=`))
		.sort()
		.join('&')
}

export function signatureOf(
	{ method, url, headers }: SignedRequest,
	{ secretAccessKey, region }: Credentials,
	signedHeaders: string,
): string {
	const [path = '/'] = url.split('?')
	const time = `${headers['x-amz-date']}`
	const day = time.slice(0, 8)
	const lines = signedHeaders
		.split(';')
		.map((name) => `${name}:${`${headers[name] ?? ''}`.trim().replace(/ +/g, ' ')}\n`)
	const canonical = [
		...[method, path, canonicalQuery(url), lines.join(''), signedHeaders],
		`${headers['x-amz-content-sha256']}`,
	].join('\n')
	const text = [algorithm, time, `${day}/${region}/s3/aws4_request`, hash(canonical)].join('\n')
	const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
		hmac,
		`AWS4${secretAccessKey}`,
	)
	return hmac(key, text).toString('hex')
}

/** The code of S3's own error, or null when the request is signed with these credentials and is no older than allowed. */
export function signatureFault(request: SignedRequest, own: Credentials): string | null {
	const [, keyId, day, region, signedHeaders = '', given = ''] =
		authorization.exec(request.headers.authorization ?? '') ?? []
	if (!keyId) return 'AccessDenied'
	if (keyId !== own.accessKeyId) return 'InvalidAccessKeyId'
	const names = signedHeaders.split(';')
	if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied'
	const time = `${request.headers['x-amz-date']}`
	const [, date, clock] = /^(\d{8})T(\d{6})Z$/.exec(time) ?? []
	if (!date || !clock || date !== day || region !== own.region)
		return 'AuthorizationHeaderMalformed'
	const sentAt = Date.parse(
		`${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${clock.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
	)
	if (Math.abs(Date.now() - sentAt) > mayDiffer) return 'RequestTimeTooSkewed'
	const wanted = signatureOf(request, own, signedHeaders)
	return timingSafeEqual(Buffer.from(given), Buffer.from(wanted)) ? null : 'SignatureDoesNotMatch'
}
