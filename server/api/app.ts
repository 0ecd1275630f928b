import { Hono } from 'hono'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'

export function createApi(_services: Services, _settings: Settings): Hono {
	return new Hono()
}
