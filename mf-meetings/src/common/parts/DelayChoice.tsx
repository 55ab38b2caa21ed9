import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Schema } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { DELAYS } from '#domain/arrival';
import { texts } from '#domain/arrivalTexts';

interface DelayChoiceProps {
  /** The company has told something already. */
  hasOwn: boolean;
  onChoose: (change: Schema<'ArrivalChange'>) => void;
}

/** A button that opens the minutes of a delay beside it. A menu would add 29 KB to `/today`. */
export function DelayChoice({ hasOwn, onChoose }: DelayChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choices = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (change: Schema<'ArrivalChange'>) => {
    opener.current?.focus();
    setIsOpen(false);
    onChoose(change);
  };
  return (
    <>
      <Button
        ref={opener}
        size="small"
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={choices}
        onClick={() => setIsOpen(!isOpen)}
      >
        {hasOwn ? texts.change : texts.late}
        <Icon icon={isOpen ? ChevronUp : ChevronDown} size={16} />
      </Button>
      <Choices id={choices}>
        {isOpen && hasOwn && (
          <Button size="small" variant="secondary" onClick={() => choose({ state: 'none' })}>
            {texts.takeBack}
          </Button>
        )}
        {isOpen &&
          DELAYS.map((minutes) => (
            <Button key={minutes} size="small" variant="secondary" onClick={() => choose({ state: 'late', minutes })}>
              {hasOwn ? texts.lateBy(minutes) : texts.by(minutes)}
            </Button>
          ))}
      </Choices>
    </>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: inherit;
`;
