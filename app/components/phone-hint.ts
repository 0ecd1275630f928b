import { useSiteData } from '#app/language/site-data.ts'
import { useT } from '#app/language/strings.tsx'

/** Below a telephone field: what the field says, and where the office writes by WhatsApp, that it may. The platform asks for this. */
export function usePhoneHint(own?: string): string | undefined {
	const t = useT('forms')
	const { writesByWhatsapp } = useSiteData()
	return [own, writesByWhatsapp && t('phone.whatsapp')].filter(Boolean).join(' ') || undefined
}
