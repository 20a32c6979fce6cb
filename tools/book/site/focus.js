"use strict";

// Whoever plays with the keyboard keeps their place when what they used is drawn anew.
(function () {
    const usable = (area) => [...area.querySelectorAll("button, [role=button], summary")];
    const isHeld = (button) => button && button.isConnected && !button.disabled;

    // Makes a change. If the focus was on something in one of these areas that is gone then, it goes to
    // what is at the same place there, else to the first that can be used.
    grundy.keepFocus = function (areas, change) {
        const held = document.activeElement, home = areas.find((area) => area.contains(held));
        const at = home ? usable(home).indexOf(held) : -1;
        change();
        if (!home || isHeld(held)) { return; }
        const all = [home, ...areas].flatMap(usable).filter(isHeld);
        const same = usable(home)[at], next = isHeld(same) ? same : all[0];
        if (next) { next.focus({ preventScroll: true }); }
    };
})();
