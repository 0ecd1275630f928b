/** The limit: a bare Node server with one page in memory. Nothing that answers with these bytes can be much faster. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env.STATIC_BODY ?? '')
const headers = {
	'content-type': 'text/html; charset=utf-8',
	'content-encoding': 'br',
	'content-length': body.length,
}

const server = createServer((_, response) => {
	response.writeHead(200, headers)
	response.end(body)
})
server.listen(Number(process.env.PORT))
process.once('SIGTERM', () => {
	server.closeAllConnections()
	server.close()
})
