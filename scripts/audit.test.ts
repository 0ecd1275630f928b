import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

const found = (severity: string) =>
	JSON.stringify({ vulnerabilities: { busboy: { name: 'busboy', severity, range: '<1.0' } } })

test('what is high or critical is a fault, what is less is not', () => {
	expect(readAudit(`npm warn something\n${found('high')}`)).toEqual({
		faults: ['busboy <1.0: high'],
	})
	expect(readAudit(found('critical'))).toEqual({ faults: ['busboy <1.0: critical'] })
	expect(readAudit(found('moderate'))).toEqual({ faults: [] })
	expect(readAudit('{ "vulnerabilities": {} }')).toEqual({ faults: [] })
})

test('a registry that does not answer is not taken for a clean report', () => {
	const refused = 'npm warn audit 405 Method Not Allowed - POST\n{ "message": "405", "error": {} }'
	expect(readAudit(refused)).toEqual({ unknown: '405 Method Not Allowed - POST' })
	expect(readAudit('npm error code ENOTFOUND')).toEqual({ unknown: 'ENOTFOUND' })
	expect(readAudit('')).toEqual({ unknown: 'no report' })
})
