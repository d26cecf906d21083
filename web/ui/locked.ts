import { createContext, useContext } from 'react';

/** Whether the form around a control is on its way: nothing in it can be changed until the answer is there. */
export const Locked = createContext(false);

export const useLocked = () => useContext(Locked);
