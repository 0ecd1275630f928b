/** The site map: every address of the site and the screen behind it. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	index('routes/home.tsx'),
	route('universities', 'routes/universities.tsx'),
	route('university/:id', 'routes/university.tsx'),
	route('language-institutes', 'routes/language-institutes.tsx'),
	route('language-institute/:id', 'routes/language-institute.tsx'),
	route('accommodation', 'routes/accommodation.tsx'),
	route('accommodation/:id', 'routes/accommodation-detail.tsx'),
	// The booking form and the steps of the application, for who has no scripts.
	route('accommodation/:id/book', 'routes/booking.tsx'),
	route('visa-support', 'routes/visa-support.tsx'),
	route('discover-malaysia', 'routes/discover-malaysia.tsx'),
	route('about', 'routes/about.tsx'),
	route('contact', 'routes/contact.tsx'),
	route('apply', 'routes/apply.tsx'),
	route('apply/:draft/:step', 'routes/apply-step.tsx'),
	route('plan', 'routes/plan.tsx'),
	route('plan/print', 'routes/plan-print.tsx'),
	route('compare', 'routes/compare.tsx'),
	route('faq', 'routes/faq.tsx'),
	route('families', 'routes/families.tsx'),
	route('privacy', 'routes/privacy.tsx'),
	// Its forms have addresses of their own; a refused one is drawn again there.
	route('status/:form?', 'routes/status.tsx'),
	// Everything below is behind its middleware; `server/desk/calls.ts` says who may see which page.
	route('desk', 'routes/desk/guard.tsx', [
		route('sign-in', 'routes/desk/sign-in.tsx'),
		route('welcome', 'routes/desk/welcome.tsx'),
		layout('routes/desk/layout.tsx', [
			index('routes/desk/index.tsx'),
			route('cases/:id', 'routes/desk/case.tsx'),
			route('me', 'routes/desk/me.tsx'),
			route('people', 'routes/desk/people.tsx'),
			route('overview', 'routes/desk/overview.tsx'),
			route('audit', 'routes/desk/audit.tsx'),
			route('website', 'routes/desk/website.tsx'),
			route('website/at', 'routes/desk/website-at.ts'),
			route('website/open', 'routes/desk/website-open.tsx'),
			route('website/:kind/:id', 'routes/desk/website-entry.tsx'),
			route('website/:kind/:id/history', 'routes/desk/website-history.tsx'),
			route('*', 'routes/desk/unknown.ts'),
		]),
	]),
	route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
