/** Gives a WebAssembly module a largest memory, which the published compiler lacks: asking for more then fails inside the module, not in the server. */
const memorySection = 5
const pageSize = 64 * 1024

export function withMemoryLimit(module: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
	for (let at = 8; at < module.length; ) {
		const [size, start] = readNumber(module, at + 1)
		if (module[at] === memorySection) {
			const [count, first] = readNumber(module, start)
			if (count !== 1) throw new Error('The module has more than one memory.')
			const [initial] = readNumber(module, first + 1)
			// One memory, whose limits are a smallest and a largest number of pages.
			const section = [1, 1, ...encoded(initial), ...encoded(Math.floor(bytes / pageSize))]
			return joined(
				module.subarray(0, at),
				Uint8Array.from([memorySection, ...encoded(section.length), ...section]),
				module.subarray(start + size),
			)
		}
		at = start + size
	}
	throw new Error('The module has no memory.')
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}

/** Numbers are written seven bits at a time, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): [value: number, next: number] {
	let value = 0
	for (let at = start, shift = 0; ; at += 1, shift += 7) {
		const byte = bytes[at]
		if (byte === undefined) throw new Error('The module ends within a number.')
		value |= (byte & 0x7f) << shift
		if (byte < 0x80) return [value, at + 1]
	}
}

function encoded(value: number): number[] {
	return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encoded(value >>> 7)]
}
