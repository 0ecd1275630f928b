import { createContext } from 'react'
import { callDesk } from './call.ts'

/** How components make a call; inside `ConfirmProvider` it asks for the password again where a rule wants that. */
export const CallContext = createContext(callDesk)
