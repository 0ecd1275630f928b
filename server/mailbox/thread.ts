/** The thread in which mails are read, one after the other. `read-mail.ts` starts it, and ends it where a mail is too much for it. */
import { parentPort } from 'node:worker_threads'
import * as v from 'valibot'
import { errorCode } from '../log.ts'
import { mailTask } from './mail-word.ts'
import { parseMail } from './parse-mail.ts'

const port = parentPort
if (!port) throw new Error('not a thread')

port.on('message', (message) => {
	parseMail(v.parse(mailTask, message)).then(
		(mail) => port.postMessage({ mail }),
		(error) => port.postMessage({ failed: errorCode(error) }),
	)
})
