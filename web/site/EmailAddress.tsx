import { company } from '../../content/company.ts';

/** The company's e-mail address, which breaks before its @ where a line is too short for it. */
export function EmailAddress() {
  const [name, host] = company.email.split('@');
  return (
    <>
      {name}
      <wbr />
      {`@${host}`}
    </>
  );
}
