/** Who holds a claim: machine, number of the process, and something that no other process ever had. */
import { hostname } from 'node:os'
import { errorCode } from '../log.ts'

/** Of this machine, and no longer running. */
export function hasEnded(claimedBy: string): boolean {
	const [host = '', pid = ''] = claimedBy.split(' ')
	if (host !== hostname()) return false
	try {
		process.kill(Number(pid), 0)
		return false
	} catch (error) {
		return errorCode(error) === 'ESRCH'
	}
}

/** True as well when the process id of `claimedBy` was reused for this process. */
export function isGone(claimedBy: string, own: string): boolean {
	const isNamesake = claimedBy.startsWith(`${hostname()} ${process.pid} `) && claimedBy !== own
	return isNamesake || hasEnded(claimedBy)
}
