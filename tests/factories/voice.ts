/** Voice notes as telephones record them: Opus in Ogg, here of silence, whole and playable. */

/** The checksum of Ogg: not the one of zip files. */
function checksum(bytes: Buffer): number {
	let sum = 0
	for (const byte of bytes) {
		sum ^= byte << 24
		for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
	}
	return sum >>> 0
}

/** `flags`: 2 for the first page, 4 for the last. `samples`: at 48,000 a second, up to its end. */
function page(number: number, packets: readonly Buffer[], flags: number, samples: number): Buffer {
	const head = Buffer.alloc(27)
	head.write('OggS')
	head.writeUInt8(flags, 5)
	head.writeBigUInt64LE(BigInt(samples), 6)
	head.writeUInt32LE(7731, 14)
	head.writeUInt32LE(number, 18)
	head.writeUInt8(packets.length, 26)
	const whole = Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets])
	whole.writeUInt32LE(checksum(whole), 22)
	return whole
}

const samplesOfPacket = 960
const packetsOfPage = 50

export function voiceNote(seconds: number): Buffer {
	const head = Buffer.alloc(19)
	head.write('OpusHead')
	head.writeUInt8(1, 8)
	head.writeUInt8(1, 9)
	head.writeUInt32LE(48_000, 12)
	const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)])
	// A frame of 20 milliseconds in which nobody speaks.
	const silence = Buffer.from([0xf8, 0xff, 0xfe])
	const pages = Array.from({ length: seconds }, (_, at) =>
		page(
			at + 2,
			Array.from({ length: packetsOfPage }, () => silence),
			at === seconds - 1 ? 4 : 0,
			(at + 1) * packetsOfPage * samplesOfPacket,
		),
	)
	return Buffer.concat([page(0, [head], 2, 0), page(1, [tags], 0, 0), ...pages])
}
