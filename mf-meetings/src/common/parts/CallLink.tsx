import type { ComponentProps } from 'react';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { texts } from '#domain/meetingTexts';

interface CallLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'size'> {
  phone: string;
}

/** «Позвонить» */
export function CallLink({ phone, size }: CallLinkProps) {
  return (
    <ButtonLink variant="secondary" size={size} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {texts.call}
    </ButtonLink>
  );
}
