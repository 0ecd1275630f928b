/** Debian's nginx in a folder of its own, with `deploy/nginx.conf` as a deployment has it: only ports and certificate differ. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#scripts/run.ts'

function find(program: string): string | null {
	// Debian keeps servers where only root's path looks.
	const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
	const place = places.find((folder) => existsSync(join(folder, program)))
	return place ? join(place, program) : null
}

/** nginx to put in front, openssl to make it a certificate, and curl, with which the restart asks who is ready. */
export const hasNginx = () =>
	['nginx', 'openssl', 'curl'].every((program) => find(program) !== null)

export interface NginxPorts {
	http: number
	https: number
	/** Of the processes behind it. */
	behind: readonly [number, number]
}

/** Refuses to go on when the file no longer says what is replaced here: then something else would be tried. */
function siteConfig(template: string, folder: string, ports: NginxPorts): string {
	const live = '/etc/letsencrypt/live/rihla.example'
	const replacements: [string, string][] = [
		['127.0.0.1:3001', `127.0.0.1:${ports.behind[0]}`],
		['127.0.0.1:3002', `127.0.0.1:${ports.behind[1]}`],
		['listen 80;', `listen 127.0.0.1:${ports.http};`],
		['listen [::]:80;', ''],
		['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
		['listen [::]:443 ssl http2;', ''],
		[`${live}/fullchain.pem`, join(folder, 'certificate.pem')],
		[`${live}/privkey.pem`, join(folder, 'key.pem')],
		['/var/log/nginx/', `${folder}/`],
		['return 308 https://$host', `return 308 https://$host:${ports.https}`],
	]
	return replacements.reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer has: ${from}`)
		return text.replaceAll(from, to)
	}, template)
}

/** What Debian's own nginx.conf puts around a site, in places that need no root. */
function mainConfig(folder: string): string {
	const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
	return [
		'daemon off;',
		// The folder is root's alone, where root is who runs this.
		...(process.getuid?.() === 0 ? ['user root;'] : []),
		'worker_processes 2;',
		`pid ${folder}/nginx.pid;`,
		`error_log ${folder}/error.log warn;`,
		'events { worker_connections 1024; }',
		'http {',
		'	access_log off;',
		...scratch.map((name) => `	${name}_temp_path ${folder}/${name};`),
		`	include ${folder}/site.conf;`,
		'}',
		'',
	].join('\n')
}

export async function startNginx(folder: string, ports: NginxPorts) {
	const [nginx, openssl] = [find('nginx'), find('openssl')]
	if (!nginx || !openssl) throw new Error('nginx and openssl are needed, and are not installed')
	mkdirSync(folder, { recursive: true })
	execFileSync(
		openssl,
		[
			...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
			...['-subj', '/CN=rihla.example', '-days', '2'],
			...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
		],
		{ stdio: 'ignore' },
	)
	const template = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
	writeFileSync(join(folder, 'site.conf'), siteConfig(template, folder, ports))
	writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder))
	const child: ChildProcess = spawn(
		nginx,
		['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
		{ stdio: ['ignore', 'ignore', 'inherit'] },
	)
	const errors = () =>
		existsSync(join(folder, 'error.log')) ? readFileSync(join(folder, 'error.log'), 'utf8') : ''
	for (let tries = 0; !existsSync(join(folder, 'nginx.pid')); tries += 1) {
		if (child.exitCode !== null || tries > 100) throw new Error(`nginx: ${errors()}`)
		await wait(50)
	}
	return {
		/** How many requests so far met a process that was gone, and were handed to the other one. */
		handedOn: () => errors().match(/prematurely closed|(recv|connect)\(\) failed/g)?.length ?? 0,
		async stop() {
			if (child.exitCode !== null) return
			const ended = new Promise((resolve) => child.once('exit', resolve))
			child.kill('SIGTERM')
			await ended
		},
	}
}
